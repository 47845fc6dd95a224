import "./parts/theme.css";
import "./parts/base.css";
